import { cn } from '@/lib/utils';

type Props = {
  lines: number;
  lineClassName: string;
  className?: string;
};

export function RuledLines({ lines, lineClassName, className }: Props) {
  return (
    <div className={className}>
      <span className="sr-only">Loading</span>
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <div key={index} aria-hidden="true" className={cn('border-rule border-b', lineClassName)} />
      ))}
    </div>
  );
}
