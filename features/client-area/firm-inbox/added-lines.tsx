import type { ReactNode } from 'react';
import { NamedButton } from '@/components/actions/named-button';

type Props = {
  label: string;
  lines: readonly { key: string | number; name: string; content: ReactNode }[];
  onLeaveOut: (index: number) => void;
};

export function AddedLines({ label, lines, onLeaveOut }: Props) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label={label} className="w-full border-rule border-t">
      {lines.map(({ key, name, content }, index) => (
        <li key={key} className="flex flex-wrap items-center gap-x-4 border-rule border-b py-1.5">
          <p className="min-w-0 flex-[1_1_10rem] wrap-anywhere">{content}</p>
          <NamedButton subject={name} onClick={() => onLeaveOut(index)}>
            Leave out
          </NamedButton>
        </li>
      ))}
    </ul>
  );
}
