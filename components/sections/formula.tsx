import { Unbroken } from '@/components/ui/unbroken';

/** A line of text in which `^n` is set as a power. */
export function Formula({ text }: { text: string }) {
  const [start = '', ...powers] = text.split('^');
  return (
    <>
      <Unbroken>{start}</Unbroken>
      {powers.map((part, index) => {
        const [power = ''] = /^\w+/.exec(part) ?? [];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
          <span key={index}>
            <sup>{power}</sup>
            {part.slice(power.length)}
          </span>
        );
      })}
    </>
  );
}
