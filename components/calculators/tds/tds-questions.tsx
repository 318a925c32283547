'use client';

import { AmountAnswer, DayAnswer, SwitchAnswer } from '@/components/calculators/shared/law-answers';
import type { TdsAnswers, TdsInputs } from '@/components/calculators/tds/tds-answers';
import {
  chosenPayment,
  isInTime,
  measureOn,
  openPayments,
  tdsDays,
  yearName,
} from '@/components/calculators/tds/tds-law';
import { Field } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Select } from '@/components/ui/select';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { yearStart } from '@/lib/calculators/law/tds-rent';
import { ageCategories, taxRegimes } from '@/lib/calculators/tax';

type Props = {
  given: TdsInputs;
  answers: TdsAnswers;
  date: string;
  onAnswer: (change: Partial<TdsAnswers>) => void;
};

const payers = [
  { value: 'business', label: 'A business', hint: 'or company, firm' },
  { value: 'individual', label: 'Individual, HUF', hint: 'below the limits' },
] as const;

const payees = [
  { value: 'individual', label: 'Individual, HUF' },
  { value: 'other', label: 'Company or other' },
] as const;

/** The law's questions about a payment; answers change only the law's sheet. */
export function TdsQuestions(props: Props) {
  const { given, date, onAnswer } = props;
  return (
    <div className="grid items-start gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 print:hidden">
      <DayAnswer
        label="Date"
        hint="of credit or payment, the earlier"
        value={date}
        first={tdsDays.first}
        last={tdsDays.last}
        onChoose={(day) => onAnswer({ date: day })}
      />
      {given.incomeType === 'salary' ? (
        <SalaryQuestions {...props} />
      ) : (
        <PaymentQuestions {...props} />
      )}
    </div>
  );
}

function PaymentQuestions({ given, answers, date, onAnswer }: Props) {
  const open = openPayments(given, answers);
  const payment = chosenPayment(given, answers);
  const measure = payment && isInTime(date) ? measureOn(payment, date) : null;
  return (
    <>
      {open.length > 1 && payment && (
        <Field label="Kind of payment">
          {(control) => (
            <Select
              {...control}
              value={payment}
              options={open.map((value) => ({ value, label: tdsByLaw.payments[value] }))}
              onChange={({ currentTarget }) =>
                onAnswer({ payment: open.find((value) => value === currentTarget.value) ?? null })
              }
            />
          )}
        </Field>
      )}
      {measure && (
        <AmountAnswer
          label={
            measure === 'month'
              ? 'Paid before for the same month'
              : `Paid before in ${yearName(date)}`
          }
          initial={answers.paidBefore}
          onGive={(paidBefore) => onAnswer({ paidBefore })}
        />
      )}
      {measure && answers.paidBefore > 0 && (
        <AmountAnswer
          label="Of it, tax was taken from"
          initial={answers.taxedBefore ?? 0}
          onGive={(taxedBefore, isEmpty) => onAnswer({ taxedBefore: isEmpty ? null : taxedBefore })}
        />
      )}
      {payment === 'rentByIndividual' && isInTime(date) && (
        <>
          <DayAnswer
            label="Rented since"
            hint="in this tax year, if later than 1 April"
            value={answers.rentedSince ?? yearStart(date)}
            first={yearStart(date)}
            last={date}
            onChoose={(rentedSince) => onAnswer({ rentedSince })}
          />
          <SwitchAnswer
            label="The tenancy ends with this rent"
            checked={answers.isRentEnding}
            onSwitch={(isRentEnding) => onAnswer({ isRentEnding })}
          />
        </>
      )}
      <Segmented
        legend="Who pays"
        name="lawPayer"
        options={payers}
        value={answers.payer}
        onChange={({ currentTarget }) =>
          onAnswer({ payer: currentTarget.value === 'individual' ? 'individual' : 'business' })
        }
      />
      <Segmented
        legend="Who is paid"
        name="lawPayee"
        options={payees}
        value={answers.payee}
        onChange={({ currentTarget }) =>
          onAnswer({ payee: currentTarget.value === 'individual' ? 'individual' : 'other' })
        }
      />
      <SwitchAnswer
        label="The payee has given a PAN"
        checked={answers.hasPan}
        onSwitch={(hasPan) => onAnswer({ hasPan })}
      />
      {payment === 'bankInterest' && (
        <SwitchAnswer
          label="The payee is 60 or older"
          checked={answers.isSenior}
          onSwitch={(isSenior) => onAnswer({ isSenior })}
        />
      )}
    </>
  );
}

function SalaryQuestions({ answers, onAnswer }: Props) {
  return (
    <>
      <Segmented
        legend="Regime told to the employer"
        name="lawRegime"
        options={taxRegimes}
        value={answers.regime}
        onChange={({ currentTarget }) =>
          onAnswer({ regime: currentTarget.value === 'old' ? 'old' : 'new' })
        }
      />
      {answers.regime === 'old' && (
        <>
          <Segmented
            legend="Age"
            name="lawAge"
            options={ageCategories}
            value={answers.ageCategory}
            onChange={({ currentTarget }) => {
              const chosen = ageCategories.find(({ value }) => value === currentTarget.value);
              if (chosen) onAnswer({ ageCategory: chosen.value });
            }}
          />
          <AmountAnswer
            label="Deductions declared"
            initial={answers.deductions}
            onGive={(deductions) => onAnswer({ deductions })}
          />
        </>
      )}
    </>
  );
}
