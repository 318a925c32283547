import type { IsoDate } from '@/content/types/units';
import { isAgreed, listPayables } from '@/features/client-area/protocol/state';
import { formatAccepted } from '@/features/client-area/protocol/totals';
import { listFilings } from '@/features/client-area/quotations/filings';
import type { Quotation } from '@/features/client-area/quotations/quotation';
import { formatQuotationTitle } from '@/features/client-area/quotations/quotation-rules';
import { formatAmountToPay, formatFiling } from '@/features/client-area/updates/update-lines';
import { getDayInIndia, getFinancialYear } from '@/lib/days';
import { formatRupees } from '@/lib/format';

export type YearEntry = {
  day: IsoDate;
  kind: 'accepted' | 'filed' | 'asked';
  quotation: string;
  text: string;
  amount: string;
};

function listEntries(quotation: Quotation): YearEntry[] {
  const { id, state } = quotation;
  const { decision, stage, updates } = state;
  const entries: YearEntry[] = [];
  if (isAgreed(stage) && decision?.choice.step === 'accepted') {
    entries.push({
      day: getDayInIndia(decision.at),
      kind: 'accepted',
      quotation: id,
      text: formatQuotationTitle(quotation),
      amount: formatAccepted(decision.choice),
    });
  }
  for (const filing of listFilings([quotation])) {
    const text = formatFiling(filing);
    entries.push({ day: filing.on, kind: 'filed', quotation: id, text, amount: '' });
  }
  for (const payable of listPayables(state)) {
    const update = updates.find(({ message }) => message.number === payable.number);
    if (!update) continue;
    entries.push({
      day: getDayInIndia(update.message.at),
      kind: 'asked',
      quotation: id,
      text: formatAmountToPay(payable),
      amount: formatRupees(payable.rupees),
    });
  }
  return entries;
}

export function listYears(quotations: readonly Quotation[]): Map<string, YearEntry[]> {
  const entries = quotations.flatMap(listEntries).sort((a, b) => a.day.localeCompare(b.day));
  const years = new Map<string, YearEntry[]>();
  for (const year of [...new Set(entries.map(({ day }) => getFinancialYear(day)))].reverse()) {
    years.set(
      year,
      entries.filter(({ day }) => getFinancialYear(day) === year),
    );
  }
  return years;
}
