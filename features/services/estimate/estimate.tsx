import type { ReactNode } from 'react';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { Button } from '@/components/ui/button';
import { SelectArrow } from '@/components/ui/native-select';
import { byQuotation } from '@/content/by-quotation';
import { estimateCopy, mostPeople } from '@/content/estimate';
import { clientArea, site } from '@/content/site';
import { states } from '@/content/states';
import type { ServicePageContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { EstimateForm } from '@/features/services/estimate/estimate-form';
import {
  createEstimateLines,
  type EstimateRow,
  groupShared,
  quotationNote,
} from '@/features/services/estimate/estimate-lines';
import { DUTY, FOR_ROWS, PRICE, ROW } from '@/lib/browser/attributes';
import { createContactHref } from '@/lib/content/contact-options';

type Props = { content: Pick<ServicePageContent, 'heading' | 'subject' | 'fees'> };

/**
 * What a service costs: a row for each fee, of which one is chosen, and its sum. Every sum is in the
 * page and the style sheet shows that of the chosen row, so that it adds up without script.
 */
export function Estimate({ content }: Props) {
  const { heading, subject, fees } = content;
  const rows = createEstimateLines(content);
  const isPriced = rows.every(({ id }) => id);
  const chosen = Math.max(
    0,
    rows.findIndex(({ id }) => id && id === fees.chosen),
  );
  return (
    <EstimateForm subject={subject} hasCart={clientArea && isPriced}>
      <span aria-hidden="true" className="data-table-bar" />
      <span aria-hidden="true" className="data-table-margin" />
      <header>
        <h2 id="estimate">{isPriced ? estimateCopy.title : estimateCopy.byScope}</h2>
        <p>{heading}</p>
      </header>
      <fieldset>
        <legend className="sr-only">{fees.legend}</legend>
        {rows.map((row, index) => (
          <Choice key={row.name} {...row} index={index} isChosen={index === chosen} />
        ))}
      </fieldset>
      <div className="estimate-sum">
        {rows.map(({ name, sum }, index) =>
          sum?.lines.map(({ label, amount }) => (
            <Line key={name + label} of={index} label={label}>
              <span className="amount">{amount}</span>
            </Line>
          )),
        )}
        {!isStrict &&
          groupShared(rows, ({ others }) => others).map(({ value: { label, says }, rows: of }) => (
            <Line key={label + of} of={of} label={label}>
              {says}
            </Line>
          ))}
        <Choices rows={rows} />
      </div>
      <Totals rows={rows} />
      <div className="estimate-go">
        <Button type="submit" className="min-h-13.5 md:min-h-13 md:px-6.5">
          {isPriced || isStrict ? estimateCopy.ask : estimateCopy.askByScope}
        </Button>
        {rows.map(({ name }, index) => (
          <Link
            key={name}
            {...{ [FOR_ROWS]: index }}
            href={createContactHref(subject, { row: name })}
            className="text-link underline decoration-current!"
          >
            {estimateCopy.question}
          </Link>
        ))}
        <p>
          <NoWrap>
            {[isStrict ? byQuotation.foot : fees.foot, quotationNote].filter(Boolean).join(' ')}
          </NoWrap>
        </p>
      </div>
    </EstimateForm>
  );
}

type ChoiceProps = EstimateRow & { index: number; isChosen: boolean };

function Choice({ id, name, label, covers, isWithin, fee, index, isChosen }: ChoiceProps) {
  const [amount, unit] = fee?.split(' per ') ?? [];
  return (
    <label className={isWithin ? 'estimate-row within' : 'estimate-row'}>
      <input
        type="radio"
        name="row"
        value={name}
        defaultChecked={isChosen}
        {...{ [ROW]: index, [PRICE]: id }}
      />
      <span>
        <b>{label}</b>
        {!isWithin && (
          <small>
            <NoWrap>{covers}</NoWrap>
          </small>
        )}
      </span>
      {fee && (
        <span className="amount">
          {amount} {unit && <small className="font-sans">per {unit}</small>}
        </span>
      )}
    </label>
  );
}

type LineProps = {
  of: number | string;
  label: ReactNode;
  /** A select that belongs to the label. */
  field?: ReactNode;
  children: ReactNode;
};

/** A line of the sum, of the rows in these places. */
function Line({ of, label, field, children }: LineProps) {
  return (
    <p {...{ [FOR_ROWS]: of }} className="estimate-line">
      <span>{label}</span>
      {field && (
        <span className="estimate-field">
          {field}
          <SelectArrow className="right-2.5 w-3 stroke-current" />
        </span>
      )}
      <span>{children}</span>
    </p>
  );
}

/** For which State and how many people, where what is at actuals depends on them. */
function Choices({ rows }: { rows: readonly EstimateRow[] }) {
  const labels = groupShared(rows, ({ state }) => (state ? [state] : []));
  const least = groupShared(rows, ({ people }) => (people ? [people] : []));
  const [office] = site.offices;
  const says = isStrict ? null : 'at actuals';
  const duties = groupShared(rows, ({ state, duties }) => (state ? [duties ?? []] : []));
  const known = duties.flatMap(({ value }) => value);
  const placeOf = (name: string) => known.findIndex(({ state }) => state === name);
  return (
    <>
      {labels.length > 0 && (
        <Line
          of={labels.map(({ rows: of }) => of).join(' ')}
          label={labels.map(({ value, rows: of }) => (
            <span key={value} {...{ [FOR_ROWS]: of }}>
              {value}
            </span>
          ))}
          field={
            <select name="state" aria-label={estimateCopy.state} defaultValue={office.region}>
              {states.map((state) => (
                <option
                  key={state}
                  {...{ [DUTY]: placeOf(state) < 0 ? undefined : placeOf(state) }}
                >
                  {state}
                </option>
              ))}
            </select>
          }
        >
          {says &&
            duties.map(({ value, rows: of }) => (
              <span key={of} {...{ [FOR_ROWS]: of }}>
                {value.map((duty) => (
                  <span key={duty.state} {...{ [DUTY]: placeOf(duty.state) }}>
                    {duty.says}
                  </span>
                ))}
                {value.length > 0 ? <span {...{ [DUTY]: '' }}>{says}</span> : says}
              </span>
            ))}
        </Line>
      )}
      {least.map(({ value, rows: of }) => (
        <Line
          key={value}
          of={of}
          label={estimateCopy.signatures}
          field={
            <select name="people" aria-label={estimateCopy.people}>
              {Array.from({ length: mostPeople - value + 1 }, (_, more) => value + more).map(
                (people) => (
                  <option key={people} value={people}>
                    {people === 1 ? '1 person' : `${people} people`}
                  </option>
                ),
              )}
            </select>
          }
        >
          {says}
        </Line>
      ))}
    </>
  );
}

/** The total of the chosen row, said again when another is chosen. */
function Totals({ rows }: { rows: readonly EstimateRow[] }) {
  if (!rows.some(({ sum }) => sum)) return null;
  return (
    <output className="estimate-total">
      {rows.map(
        ({ name, sum }, index) =>
          sum && (
            <span key={name} {...{ [FOR_ROWS]: index }}>
              <span>
                <b>{estimateCopy.pay}</b> <small>{sum.note}</small>
              </span>{' '}
              <span className="amount">{sum.total}</span>
            </span>
          ),
      )}
    </output>
  );
}
