/**
 * The event calendar (promise 2.2). In the browser to turn months in place and to show one day's events; without it months are links
 * and all events of the month are listed. A page carries the events of its month; the others are fetched when months are turned.
 */
import type { SchoolEvent } from '@aangan/contract/entities.ts';
import { type MouseEvent, useRef, useState } from 'react';
import { loadList, useLatestLoad } from '../browser/latest-load.ts';
import { Icon } from '../components/Icon.tsx';
import { NotLoaded } from '../components/NotLoaded.tsx';
import {
  addMonths,
  formatMonth,
  type Month,
  monthOfDay,
  weekdays,
  weeksOf,
} from '../rules/calendar.ts';
import { type Day, dayOfMonth, formatDay } from '../rules/day.ts';
import type { DrawnIsland } from './island.ts';

export type CalendarEvent = Pick<
  SchoolEvent,
  '_id' | 'title' | 'date' | 'time' | 'venue' | 'category'
>;
export type CalendarProps = { month: Month; today: Day; events: CalendarEvent[]; source: string };

/** What the calendar needs of an event. */
export const toCalendarEvent = ({
  _id,
  title,
  date,
  time,
  venue,
  category,
}: SchoolEvent): CalendarEvent => ({
  _id,
  title,
  date,
  time,
  venue,
  category,
});

/** One month's events, in the order of their days. */
export const eventsOfMonth = (events: readonly CalendarEvent[], month: Month) =>
  events
    .filter((event) => monthOfDay(event.date) === month)
    .sort((a, b) => a.date.localeCompare(b.date));

const hrefOf = (month: Month) => `/?month=${month}#calendar`;

const EventCalendar = (props: CalendarProps) => {
  const { today, source } = props;
  const [month, setMonth] = useState(props.month);
  const [events, setEvents] = useState(props.events);
  const [chosen, setChosen] = useState<Day | null>(null);
  // Months ahead of the one shown while the events are on their way: each click counts from where the last one led.
  const wanted = useRef(props.month);
  const { state, whenLoaded } = useLatestLoad((signal) =>
    loadList<{ data: SchoolEvent[] }>(source, signal),
  );

  const turn = (event: MouseEvent<HTMLAnchorElement>, count: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    wanted.current = addMonths(wanted.current, count);
    const show = ({ data }: { data: SchoolEvent[] }) => {
      setMonth(wanted.current);
      setEvents(eventsOfMonth(data.map(toCalendarEvent), wanted.current));
      setChosen(null);
    };
    void whenLoaded(show, () => {
      wanted.current = month;
    });
  };

  const daysWithEvents = new Set(events.map((event) => event.date));
  const listed = chosen ? events.filter((event) => event.date === chosen) : events;
  return (
    <div className="calendar" aria-busy={state === 'loading'}>
      <div className="calendar-head">
        <a
          className="slider-button"
          href={hrefOf(addMonths(month, -1))}
          rel="nofollow"
          aria-label="Previous month"
          onClick={(event) => turn(event, -1)}
        >
          <Icon name="left" />
        </a>
        <p className="calendar-month" aria-live="polite">
          {formatMonth(month)}
        </p>
        <a
          className="slider-button"
          href={hrefOf(addMonths(month, 1))}
          rel="nofollow"
          aria-label="Next month"
          onClick={(event) => turn(event, 1)}
        >
          <Icon name="right" />
        </a>
      </div>
      <NotLoaded failed={state === 'failed'} />
      <table className="calendar-days">
        <caption className="visually-hidden">Events in {formatMonth(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td
                  key={day ?? `none-${index}`}
                  className={day === today ? 'calendar-today' : undefined}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {day &&
                    (daysWithEvents.has(day) ? (
                      <a
                        href={`#day-${day}`}
                        aria-label={`${formatDay(day)}: show its events`}
                        aria-current={chosen === day ? 'true' : undefined}
                        onClick={(event) => {
                          event.preventDefault();
                          setChosen(chosen === day ? null : day);
                        }}
                      >
                        {dayOfMonth(day)}
                      </a>
                    ) : (
                      dayOfMonth(day)
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="calendar-events" aria-live="polite">
        {chosen && (
          <p className="calendar-chosen">
            {formatDay(chosen)}
            <button type="button" className="link-button" onClick={() => setChosen(null)}>
              Show the whole month
            </button>
          </p>
        )}
        {listed.length > 0 ? (
          <ul>
            {listed.map((event, index) => (
              <li
                key={event._id}
                id={listed[index - 1]?.date === event.date ? undefined : `day-${event.date}`}
                className={`calendar-event calendar-event-${event.category}`}
              >
                <time dateTime={event.date}>{formatDay(event.date)}</time>
                <span className="calendar-title">{event.title}</span>
                <span className="calendar-more">
                  {[event.time, event.venue].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p>No events in this month.</p>
        )}
      </div>
    </div>
  );
};

export const island: DrawnIsland<CalendarProps> = {
  name: 'event-calendar',
  on: 'touch',
  answers: '.calendar a',
  declares: ['month', 'today', 'events', 'source'],
  Component: EventCalendar,
};
