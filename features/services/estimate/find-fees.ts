export type Fee = {
  id: string;
  label: string;
  service: string;
  covers: string;
};

export type FeeGroup<Row extends Fee = Fee> = { title: string; rows: readonly Row[] };

export function findFees<Row extends Fee, Group extends FeeGroup<Row>>(
  groups: readonly Group[],
  search: string,
): Group[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ label, service, covers }) => {
        const text = [group.title, label, service, covers].join(' ').toLowerCase();
        return terms.every((word) => text.includes(word));
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
}
