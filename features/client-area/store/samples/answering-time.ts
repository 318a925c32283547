import { site } from '@/content/site';
import { listOpenDays, weekdays } from '@/content/words/hours';
import { addDays, getDayInIndia, getWeekdayName } from '@/lib/days';

const workingDays = listOpenDays(site.hours).map((day): string => weekdays[day]);

function getMinutesAfterMidnight(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * When the firm answers in the samples: after a quarter of its office day in India, in
 * milliseconds.
 */
export function getAnsweringTime(date: string): number {
  const opens = getMinutesAfterMidnight(site.hours.opens);
  const minutes = opens + Math.floor((getMinutesAfterMidnight(site.hours.closes) - opens) / 4);
  return Date.parse(`${date}T00:00+05:30`) + minutes * 60 * 1000;
}

export function findLastAnsweringTime(moment: number): number {
  const today = getDayInIndia(moment);
  const latest = getAnsweringTime(today) > moment ? addDays(today, -1) : today;
  const week = Array.from({ length: 7 }, (_, days) => addDays(latest, -days));
  return getAnsweringTime(week.find((day) => workingDays.includes(getWeekdayName(day))) ?? latest);
}
