import { Fragment } from 'react';

/**
 * Keeps the number of a quotation, a span of hours, days or of two years, a form's name or an amount in
 * words on one line.
 */
const whole =
  /(Q-\d{4}-[\dA-Z]+|\b\d{4}-\d\d\b|\d+-\d+ (?:hours|days|working days)|\b[A-Z]{2,}(?:-[A-Z\d][\w/]*)+|₹\d+ (?:lakh|crore))/;

export function NoWrap({ children }: { children: string }) {
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
