'use client';

import { useRef, useState } from 'react';
import { NamedButton } from '@/components/actions/named-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { createRemovalToast } from '@/components/actions/removal-toast';
import { type Optimistic, useOptimistic } from '@/components/actions/use-optimistic';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { EmptyPage } from '@/components/table/empty-page';
import { RuledLines } from '@/components/table/ruled-lines';
import { calculatorLabels } from '@/content/calculators/names';
import { savedResults as content } from '@/content/calculators/saved-results';
import { formatLineValue } from '@/features/calculators/saved/format-line-value';
import { findMainLine, listInputValues } from '@/features/calculators/saved/lines';
import { createResultLink } from '@/features/calculators/saved/link';
import {
  deleteResult,
  renameResult,
  restoreResult,
} from '@/features/calculators/saved/saved-results';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import type { SavedResult } from '@/features/client-area/store/records/saved-result';
import { usePortal } from '@/features/client-area/store/use-portal';
import { addBasePath } from '@/lib/base-path';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

const copy = content.inbox;

export function SavedResults() {
  const results = useOptimistic(
    usePortal(
      (stored) => stored.rows('savedResults'),
      [],
      () => [],
    ),
  );
  const served = useServedClass();
  const region = useRef<HTMLElement>(null);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="saved-results"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <h2 id="saved-results" className="text-2xl md:text-2xl">
        {copy.heading}
      </h2>
      {results.shown ? (
        <div className={served}>
          <List
            results={results.shown}
            change={results.change}
            getFailure={results.getFailure}
            onGone={() => region.current?.focus()}
          />
        </div>
      ) : (
        <RuledLines lines={2} lineClassName="h-24" />
      )}
    </section>
  );
}

type ListProps = Pick<Optimistic<SavedResult[] | undefined>, 'change' | 'getFailure'> & {
  results: readonly SavedResult[];
  onGone: () => void;
};

function List({ results, change, getFailure, onGone }: ListProps) {
  if (results.length === 0) {
    return (
      <EmptyPage sentence={copy.empty}>
        <p className="text-soft">{copy.emptyHint}</p>
      </EmptyPage>
    );
  }
  return (
    <ul aria-labelledby="saved-results" className="border-ink border-t">
      {results.map((result) => (
        <SavedResultRow
          key={result.id}
          result={result}
          onRename={(name) =>
            void change(
              results.map((each) => (each === result ? { ...each, name } : each)),
              () => renameResult(result.id, name),
              result.id,
            )
          }
          onDelete={() => {
            const left = results.filter((each) => each !== result);
            const write = async () => {
              const deleted = await deleteResult(result.id);
              const restore = () => restoreResult(deleted as SavedResult);
              if (deleted) void noticeDeleted({ name: result.name, restore }, onGone);
            };
            void change(left, write, result.id);
            onGone();
          }}
          failure={getFailure(result.id)}
        />
      ))}
    </ul>
  );
}

const noticeDeleted = createRemovalToast(copy);
const RenameResult = createLazyComponent(() =>
  import('@/features/calculators/saved/rename-result').then((part) => part.RenameResult),
);

type RowProps = {
  result: SavedResult;
  onRename: (name: string) => void;
  onDelete: () => void;
  /** Why the last change could not be stored; `null` without one. */
  failure: string | null;
};

function SavedResultRow({ result, onRename, onDelete, failure }: RowProps) {
  const [isRenamed, setIsRenamed] = useState(false);
  /** The new name, for the form to open with again if it cannot be stored. */
  const [typed, setTyped] = useState<string | null>(null);
  const renamer = useRef<HTMLButtonElement>(null);
  const { name, calculator, inputs, lines, savedAt } = result;
  const main = findMainLine(result);
  const day = formatDay(getDayInIndia(savedAt));

  const close = () => {
    setIsRenamed(false);
    renamer.current?.focus();
  };

  return (
    <li className="grid gap-x-6 gap-y-1 border-rule border-b py-3 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="font-sans font-semibold text-base md:text-base">{name}</h3>
        <p className="text-[0.9375rem] text-soft">
          {[calculatorLabels[calculator], day, ...listInputValues(lines)].join('\u00a0· ')}
        </p>
      </div>
      {main && (
        <p className="md:text-right">
          <span className="text-[0.9375rem] text-soft">{main.label}</span>{' '}
          <span className="amount font-bold text-lg text-red wrap-anywhere">
            {formatLineValue(main)}
          </span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 md:col-span-2">
        {/* No router link: the page reads the fragment as it loads. */}
        <a
          href={addBasePath(createResultLink(calculator, inputs))}
          className="inline-flex min-h-11 items-center rounded-control text-[0.9375rem] text-link lg:min-h-8"
        >
          {copy.open}
          <span className="sr-only"> {name}</span>
        </a>
        <NamedButton
          ref={renamer}
          subject={name}
          onClick={() => {
            setTyped(null);
            setIsRenamed(!isRenamed);
          }}
          aria-expanded={isRenamed}
        >
          {copy.rename}
        </NamedButton>
        <NamedButton
          subject={name}
          onClick={() => {
            setTyped(null);
            onDelete();
          }}
        >
          {copy.remove}
        </NamedButton>
      </div>
      {(isRenamed || (failure !== null && typed !== null)) && (
        <RenameResult
          suggested={typed ?? name}
          onName={(newName) => {
            setTyped(newName);
            onRename(newName);
            close();
          }}
          onCancel={() => {
            setTyped(null);
            close();
          }}
        />
      )}
      <OperationFailure sentence={failure} className="md:col-span-2" />
    </li>
  );
}
