import { Fragment } from 'react';

/**
 * The number of a quotation, a span of hours, the name of a form, an amount in words: no place to
 * break a line.
 */
const whole = /(Q-\d{4}-\d+|\d+-\d+ hours|\b[A-Z]{3,}-\d\w*|₹\d+ (?:lakh|crore))/;

export function Unbroken({ children }: { children: string }) {
  return children.split(whole).map((part, index) =>
    whole.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
