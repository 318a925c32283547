import { RuledLines } from '@/components/portal/parts/ruled-lines';
import { Table } from '@/components/table/data-table';
import { dashboard } from '@/content/dashboard';

const words = dashboard.cart;

/** The sheet, with the total and its button beside it where there is room. */
export const cartColumns =
  'data-table-frame grid grid-cols-[minmax(0,1fr)] items-start gap-x-11 gap-y-6 @4xl/cart:grid-cols-[minmax(0,44.5rem)_minmax(0,1fr)]';

/** Placeholder for the sheet while the cart is read. */
export function CartSkeleton() {
  return (
    <div className={cartColumns}>
      <Table title={words.sheet} note={words.note}>
        <tbody>
          <tr>
            <td>
              <RuledLines lines={4} lineClassName="h-26" />
            </td>
          </tr>
        </tbody>
      </Table>
    </div>
  );
}
