import { Table, TableBody, TableRow } from '@/components/table/data-table';
import { access } from '@/content/access';
import { sampleDocuments } from '@/content/samples/documents';
import { offeredSampleCart, offeredSampleQuotations } from '@/lib/content/sample-rows';

const copy = access.inside;

const listQuotations = (wanted: 'received' | 'pending') =>
  offeredSampleQuotations.filter(({ status }) => status === wanted);

const counts = [
  { label: copy.counts.received, items: listQuotations('received') },
  { label: copy.counts.pending, items: listQuotations('pending') },
  { label: copy.counts.cart, items: offeredSampleCart },
  { label: copy.counts.documents, items: sampleDocuments },
];

export const ClientAreaPreview = () => (
  <Table title={copy.title}>
    <TableBody>
      {counts.map(({ label, items }, index) => (
        <TableRow key={label} rowNumber={index + 1} label={label} amount={String(items.length)} />
      ))}
    </TableBody>
  </Table>
);
