import { Fragment } from 'react';

export const breakAtSign = (address: string) =>
  address.split(/(?<=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
