import { NoWrap } from '@/components/text/no-wrap';

const NO_BREAK = '\u00a0';
/** Brackets, nested once at most. */
const brackets = /\((?:[^()]|\([^()]*\))*\)/g;
const afterSign = /([=+−×÷]) /g;

function holdTogether(formula: string): string {
  return formula
    .replace(brackets, (bracket) => bracket.replaceAll(' ', NO_BREAK))
    .replace(afterSign, `$1${NO_BREAK}`);
}

export function Formula({ text }: { text: string }) {
  const [start = '', ...powers] = text.includes('^') ? holdTogether(text).split('^') : [text];
  return (
    <>
      <NoWrap>{start}</NoWrap>
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
