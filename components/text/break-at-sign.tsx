import { Fragment } from 'react';

/** A long mail address breaks after its @, not within a word. */
export const breakAtSign = (address: string) =>
  address.split(/(?<=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
