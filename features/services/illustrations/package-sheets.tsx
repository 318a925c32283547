import { Segmented } from '@/components/form/segmented';
import { Badge } from '@/components/ui/badge';
import { prices } from '@/content/prices';
import { clientArea } from '@/content/site';
import type { PricingContent } from '@/content/types/service';
import { isStrict } from '@/content/words/conduct';
import { capitalise, joinInSentence } from '@/content/words/counts';
import { AddPackage } from '@/features/services/illustrations/add-package';
import { listOfferedWork } from '@/lib/content/services';
import { withGst } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';

type Props = PricingContent['packages'];

export function PackageSheets(content: Props) {
  const { items, best, choose } = content;
  const chosen = items.find(({ priceId }) => best && prices[priceId].best) ?? items[0];
  return (
    <div className="package-sheets">
      <Segmented
        legend={choose}
        name="package"
        defaultValue={chosen.priceId}
        options={items.map(({ priceId }) => ({
          value: priceId,
          label: prices[priceId].label,
          ...(!isStrict && { hint: formatRupees(prices[priceId].rupees) }),
        }))}
      />
      {items.map(({ priceId }, index) => (
        <PackageSheet key={priceId} {...content} index={index} />
      ))}
    </div>
  );
}

function PackageSheet({
  index,
  items,
  work,
  best,
  year,
  inAll,
  also,
  none,
  add,
  added,
}: Props & { index: number }) {
  const id = items[index]?.priceId ?? items[0].priceId;
  const { label, rupees, best: isBest } = prices[id];
  const offered = listOfferedWork(work);
  const included = offered.filter(({ times }) => times[index]);
  const isNew = ({ times }: (typeof offered)[number]) => index > 0 && !times[index - 1];
  const missing = offered.flatMap(({ times, name }) => (times[index] || !name ? [] : [name]));
  return (
    <section aria-label={label}>
      <span aria-hidden="true" className="data-table-bar" />
      <span aria-hidden="true" className="data-table-margin" />
      <header>
        <h3>
          {label} {isBest && best && <Badge>{best}</Badge>}
        </h3>
        {!isStrict && (
          <p>
            <span className="amount">{formatRupees(rupees)}</span> {year}{' '}
            <span className="block">{`${formatRupees(withGst(rupees))} ${inAll}`}</span>
          </p>
        )}
      </header>
      <ul>
        {included
          .filter((service) => !isNew(service))
          .map((service) => (
            <Work key={service.text} {...service} index={index} />
          ))}
        {included.some(isNew) && <li className="package-also">{`${label} ${also}`}</li>}
        {included.filter(isNew).map((service) => (
          <Work key={service.text} {...service} index={index} />
        ))}
        {missing.length > 0 && (
          <li className="package-none">
            {`${capitalise(joinInSentence(missing))} ${missing.length > 1 ? 'are' : 'is'} ${none}`}
          </li>
        )}
      </ul>
      {clientArea && (
        <div>
          <AddPackage id={id} add={add.join(` ${label} `)} added={`${label} ${added}`} />
        </div>
      )}
    </section>
  );
}

type WorkProps = Props['work'][number] & { index: number };

function Work({ does, times, optional, index }: WorkProps) {
  const often = times[index] ?? 0;
  return (
    <li>
      <span className="amount">
        {often}
        <span aria-hidden="true">×</span>
        <span className="sr-only">{often === 1 ? ' time a year' : ' times a year'}</span>
      </span>
      <span>
        {does}
        {optional && <small>{optional}</small>}
      </span>
    </li>
  );
}
