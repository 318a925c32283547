import type { Filing } from '@/features/client-area/protocol/update-message';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { getFinancialYear } from '@/lib/days';

export type Filed = Filing & { quotation: string; by: string };

export function listFilings(quotations: readonly Pick<Quotation, 'id' | 'state'>[]): Filed[] {
  const filed = quotations.flatMap(({ id, state }) =>
    state.updates.flatMap(({ message: { filed, by } }) =>
      filed.map((filing) => ({ ...filing, quotation: id, by })),
    ),
  );
  const once = new Map(
    filed.map((each) => [`${each.form} ${each.period} ${each.acknowledgement}`, each]),
  );
  return [...once.values()].sort((a, b) => b.on.localeCompare(a.on));
}

export function filterFilings(filings: readonly Filed[], search: string): Filed[] {
  const terms = search.toLocaleLowerCase('en-IN').split(/\s+/).filter(Boolean);
  return filings.filter(({ form, period, acknowledgement, on, quotation }) => {
    const text = [form, period, acknowledgement, on, getFinancialYear(on), quotation].join('\n');
    return terms.every((word) => text.toLocaleLowerCase('en-IN').includes(word));
  });
}
