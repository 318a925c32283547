'use client';

import { useState } from 'react';
import { ReferenceTable } from '@/components/page/reference-table';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import {
  type GstAnswers,
  gstAnswers,
  gstQuestions,
  gstSchemes,
} from '@/content/tables/gst-schemes';
import { chooseGstScheme } from '@/lib/law/gst/gst-scheme';

const first: GstAnswers = { turnover: 'to50lakh', sells: 'goods', states: 'no', credit: 'no' };
const names = Object.keys(gstQuestions) as (keyof GstAnswers)[];

export function GstScheme() {
  const [answers, setAnswers] = useState(first);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-8">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
        {names.map((name) => (
          <Field key={name} label={gstQuestions[name].label}>
            {(control) => (
              <NativeSelect
                {...control}
                options={gstQuestions[name].options}
                value={answers[name]}
                onChange={({ currentTarget: { value } }) =>
                  setAnswers({ ...answers, [name]: value })
                }
              />
            )}
          </Field>
        ))}
      </div>
      <p role="status" className="border-gold border-l-4 pl-3 font-semibold text-lg print:hidden">
        {gstAnswers[chooseGstScheme(answers)]}
      </p>
      <ReferenceTable table={gstSchemes} />
    </div>
  );
}
