import type { ReactNode } from 'react';
import { NamedButton } from '@/components/actions/named-button';

type Props = {
  label: string;
  /** `name` says to a screen reader which line its button leaves out. */
  lines: readonly { key: string | number; name: string; words: ReactNode }[];
  onLeaveOut: (index: number) => void;
};

/** What was added to a form so far, each with a button to leave it out again. */
export function AddedLines({ label, lines, onLeaveOut }: Props) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={label} className="w-full border-rule border-t">
      {lines.map(({ key, name, words }, index) => (
        <li key={key} className="flex flex-wrap items-center gap-x-4 border-rule border-b py-1.5">
          <p className="min-w-0 flex-[1_1_10rem] wrap-anywhere">{words}</p>
          <NamedButton of={name} onClick={() => onLeaveOut(index)}>
            Leave out
          </NamedButton>
        </li>
      ))}
    </ul>
  );
}
