import { Table, TableBody, TableRow, TableTotal } from '@/components/table/data-table';
import { access } from '@/content/access';
import { sampleDocuments } from '@/content/samples/documents';
import { isStrict } from '@/content/words/conduct';
import { computeSampleCharges } from '@/features/client-area/store/sample-charges';
import { offeredSampleCart, offeredSampleQuotations } from '@/lib/content/sample-rows';
import { computeTotalWithCharges } from '@/lib/fees/total';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

const copy = access.inside;

type Fee = { service: string; price: number };

/** The strict conduct shows no fees. */
const shown = (rupees: number) => (isStrict ? undefined : formatRupees(rupees));

const counts = [
  {
    label: copy.counts.pending,
    items: offeredSampleQuotations.filter(({ status }) => status === 'pending'),
  },
  { label: copy.counts.cart, items: offeredSampleCart },
  { label: copy.counts.documents, items: sampleDocuments },
];

export function ClientAreaPreview() {
  const received = offeredSampleQuotations.find(({ status }) => status === 'received');
  const services: readonly Fee[] = received?.services ?? [];
  const charges = received ? computeSampleCharges(received) : [];
  const total = shown(computeTotalWithCharges({ services, charges }));
  return (
    <Table title={copy.title} className="[--color-total:var(--color-ink)]">
      <TableBody>
        {counts.map(({ label, items }, index) => (
          <TableRow key={label} rowNumber={index + 1} label={label} amount={String(items.length)} />
        ))}
      </TableBody>
      <TableBody ruled={total !== undefined}>
        <TableRow rowNumber={counts.length + 1} label={copy.waiting} strong />
        {services.map(({ service, price }) => (
          <TableRow key={service} label={service} amount={shown(price)} />
        ))}
        {charges.map(({ label, rupees }) => (
          <TableRow key={label} label={label} amount={formatRupeesAndPaise(rupees)} />
        ))}
      </TableBody>
      {total !== undefined && (
        <TableBody>
          <TableTotal label={copy.total} amount={total} />
        </TableBody>
      )}
    </Table>
  );
}
