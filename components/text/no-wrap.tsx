import { Fragment } from 'react';
import { breakAtSign } from '@/components/text/break-at-sign';
import { splitUnbrokenParts } from '@/lib/text/unbroken';

export function NoWrap({ children }: { children: string }) {
  return splitUnbrokenParts(children).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={index}>{part.includes('@') ? breakAtSign(part) : part}</Fragment>
    ),
  );
}
