import type { ReactNode } from 'react';
import { Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { Button } from '@/components/ui/button';
import { SelectArrow } from '@/components/ui/native-select';
import { byQuotation } from '@/content/by-quotation';
import { estimateCopy, mostPeople } from '@/content/estimate';
import { stampDuty } from '@/content/government-fees';
import type { PriceId } from '@/content/prices';
import { clientArea, site } from '@/content/site';
import { states } from '@/content/states';
import type { ServicePageContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { EstimateForm } from '@/features/services/estimate/estimate-form';
import {
  type Case,
  createEstimateLines,
  type EstimateRow,
  groupShared,
  quotationNote,
} from '@/features/services/estimate/estimate-lines';
import { DUTY, FOR_ROWS, PEOPLE, PRICE, ROW } from '@/lib/browser/attributes';
import { createContactHref } from '@/lib/content/contact-options';

type Props = {
  content: Pick<ServicePageContent, 'heading' | 'subject' | 'fees'>;
  listedFor?: readonly PriceId[];
};

/**
 * What a service costs: a row for each fee, of which one is chosen, and its sum. Every sum is in the
 * page, and the style sheet shows the sum for the chosen row, State and people, so that it adds up
 * without script.
 */
export function Estimate({ content, listedFor = [] }: Props) {
  const { heading, subject, fees } = content;
  const rows = createEstimateLines(content);
  const isPriced = rows.every(({ id }) => id);
  const chosen = Math.max(
    0,
    rows.findIndex(({ id }) => id && id === fees.chosen),
  );
  return (
    <EstimateForm
      subject={subject}
      hasCart={clientArea && isPriced}
      askShort={estimateCopy.askShort}
      listedFor={listedFor}
    >
      <span aria-hidden="true" className="data-table-bar" />
      <span aria-hidden="true" className="data-table-margin" />
      <header>
        <h2 id="estimate">{isPriced ? estimateCopy.title : estimateCopy.byScope}</h2>
        <p>{heading}</p>
      </header>
      {rows.length > 1 && (
        <details className="estimate-change">
          <summary>
            <span className="text-link underline decoration-current!">{estimateCopy.change}</span>
            <span>{fees.legend}</span>
            <span className="text-link underline decoration-current!">{estimateCopy.close}</span>
          </summary>
        </details>
      )}
      <fieldset>
        <legend className="sr-only">{fees.legend}</legend>
        {rows.map((row, index) => (
          <Choice key={row.name} {...row} index={index} isChosen={index === chosen} />
        ))}
      </fieldset>
      <Choices rows={rows} />
      <Sums rows={rows} />
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
          {groupShared(rows, ({ sum }) => (sum?.foot ? [sum.foot] : [])).map(
            ({ value, rows: places }) => (
              <span key={value} {...{ [FOR_ROWS]: places }}>
                {`${value} `}
              </span>
            ),
          )}
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

const knownStates = Object.keys(stampDuty);

/** By these the style sheet shows what is for the chosen row, State and people, and hides the rest. */
function createAttributes(
  index: number,
  { people: least }: EstimateRow,
  { state, people }: Case = {},
) {
  const duty = state ? knownStates.indexOf(state) : '';
  return {
    [FOR_ROWS]: index,
    [DUTY]: state === undefined ? undefined : duty,
    [PEOPLE]: people && `${least}/${people}`,
  };
}

type FieldProps = { id: string; label: string; places: string; children: ReactNode };

function Field({ id, label, places, children }: FieldProps) {
  return (
    <label htmlFor={id} {...{ [FOR_ROWS]: places }}>
      <span>{label}</span>
      <span className="estimate-field">
        {children}
        <SelectArrow className="right-2.5 w-3 stroke-current" />
      </span>
    </label>
  );
}

function Choices({ rows }: { rows: readonly EstimateRow[] }) {
  const [byState] = groupShared(rows, ({ hasState }) => (hasState ? [true] : []));
  if (!byState) return null;
  const [office] = site.offices;
  const least = groupShared(rows, ({ people }) => (people ? [people] : []));
  return (
    <div {...{ [FOR_ROWS]: byState.rows }} className="estimate-choices">
      <Field id="state" label={estimateCopy.state} places={byState.rows}>
        <select id="state" name="state" defaultValue={office.region}>
          {states.map((state) => (
            <option
              key={state}
              {...{ [DUTY]: knownStates.includes(state) ? knownStates.indexOf(state) : undefined }}
            >
              {state}
            </option>
          ))}
        </select>
      </Field>
      {least.map(({ value, rows: places }) => (
        <Field key={value} id={`people-${value}`} label={estimateCopy.people} places={places}>
          <select id={`people-${value}`} name="people">
            {Array.from({ length: mostPeople - value + 1 }, (_, more) => value + more).map(
              (people) => (
                <option key={people} value={people} {...{ [PEOPLE]: `${value}/${people}` }}>
                  {people === 1 ? '1 person' : `${people} people`}
                </option>
              ),
            )}
          </select>
        </Field>
      ))}
    </div>
  );
}

function Sums({ rows }: { rows: readonly EstimateRow[] }) {
  if (!rows.some(({ sum }) => sum)) return null;
  return (
    <>
      <div className="estimate-sum">
        {rows.map((row, index) =>
          row.sum?.lines.map(({ label, basis, says, case: forCase }) => (
            <p
              key={row.name + label + says}
              {...createAttributes(index, row, forCase)}
              className="estimate-line"
            >
              <span>
                {label} {basis && <small>{basis}</small>}
              </span>
              <span className={/^₹/.test(says) ? 'amount' : undefined}>{says}</span>
            </p>
          )),
        )}
      </div>
      <output className="estimate-total">
        {rows.map(
          (row, index) => row.sum && <Total key={row.name} {...row.sum} row={row} index={index} />,
        )}
      </output>
    </>
  );
}

type TotalProps = NonNullable<EstimateRow['sum']> & { row: EstimateRow; index: number };

function Total({ row, index, title, notes, totals, ours }: TotalProps) {
  const ranges = totals.filter(({ range }) => range);
  return (
    <span {...{ [FOR_ROWS]: index }}>
      <b>{title}</b>{' '}
      {totals.map(({ amount, isAbout, case: forCase }) => (
        <span
          key={`${forCase.state}${forCase.people}`}
          {...createAttributes(index, row, forCase)}
          className="estimate-amount"
        >
          {isAbout && <small>{`${estimateCopy.about} `}</small>}
          <span className="amount">{amount}</span>
        </span>
      ))}
      {notes.map(({ text, case: forCase }) => (
        <small key={text} {...createAttributes(index, row, forCase)} className="estimate-note">
          {` ${text}`}
        </small>
      ))}
      {ours && (
        <small className="estimate-ours">
          {' '}
          <b>{ours}</b> {estimateCopy.withGst}
          {ranges.map(({ range, case: forCase }) => (
            <span
              key={`${forCase.state}${forCase.people}`}
              {...createAttributes(index, row, forCase)}
            >
              {` ${range}`}
            </span>
          ))}
        </small>
      )}
    </span>
  );
}
