'use client';

import type { ReactNode } from 'react';

type Props = { id: string; word: string; children: ReactNode };

const showWhole = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What is missing or wrong, on the cloth: a bar and a word, since red cannot be read there. */
export const CoverError = ({ id, word, children }: Props) => (
  <p id={id} ref={showWhole} className="cover-error">
    <b>{word}</b> {children}
  </p>
);
