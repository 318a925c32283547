import { hraRules } from '@/lib/calculators/law/hra';
import { lawAsOn } from '@/lib/planners/checked-on';

test('every rule in force was checked on the "law as on" date or later', () => {
  expect(lawAsOn()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const rule = hraRules.at(-1) as { checkedOn: string };
  const { checkedOn } = rule;
  rule.checkedOn = '2026-04-02';
  expect(lawAsOn()).toBe('2026-04-02');
  rule.checkedOn = '2999-01-01';
  expect(lawAsOn()).toBe(checkedOn);
  rule.checkedOn = checkedOn;
});
