import { Fragment } from 'react';

/** A mail address that is too long for its line breaks after its sign, not within a word. */
export const breakAtSign = (words: string) =>
  words.split(/(?<=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
