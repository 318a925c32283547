'use client';

import { type ComponentType, type JSX, type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { useEarly } from '@/components/layout/use-early';
import { AwaitedAnswer } from '@/components/sheet/answer-card';
import { getDayInIndia } from '@/lib/days';

/** The places that a calculator keeps for what its law says, by their ids. */
export const lawPlaces = {
  /** Below the simple estimate. */
  beside: 'law-beside',
  working: 'by-law',
} as const;

const never = () => () => {};

/** Renders a part of the law in its place on the page. */
export function LawPlace({ of, children }: { of: keyof typeof lawPlaces; children: ReactNode }) {
  const find = () => document.getElementById(lawPlaces[of]);
  const place = useSyncExternalStore(never, find, () => null);
  return place && createPortal(children, place);
}

/** Without the visitor's day in India, which is given here. */
type Undated<Props> = Omit<Props, 'today'>;

/** What a calculator says by law, fetched with its first result. */
export function createLawPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Law = createLazyComponent(load, AwaitedAnswer);
  return {
    /** For the calculator: fetches it ahead of the first result. */
    useLawEarly: () => useEarly(load),
    LawPart: (props: Undated<Props>) => (
      <Law
        {...({ ...props, today: getDayInIndia(Date.now()) } as unknown as Props &
          JSX.IntrinsicAttributes)}
      />
    ),
  };
}
