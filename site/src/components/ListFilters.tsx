/** The filters of a list: a form that asks the server by itself, and tells the list's island of every choice and letter. */
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import type { Choice } from '../rules/choice.ts';
import { Icon } from './Icon.tsx';

type FilterProps = {
  name: 'year' | 'month';
  label: string;
  options: readonly string[];
  applied: Choice;
};

/** A dropdown that shows what is applied, which a list's fallbacks may make another than what was chosen. */
const Filter = ({ name, label, options, applied }: FilterProps) => {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(applied);
  // Not a controlled value: it would jump back while the records are on their way. Nor at first: a year chosen before the
  // island woke is still to be applied.
  useEffect(() => {
    if (select.current && shown.current !== applied) select.current.value = applied[name];
    shown.current = applied;
  }, [applied, name]);
  return (
    <label className="field">
      <span>{label}</span>
      <select ref={select} name={name} defaultValue={applied[name]}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
};

type Props = {
  form: RefObject<HTMLFormElement | null>;
  /** Null where the list has no such filter. */
  kind: { yearLabel: string; monthLabel: string | null; searchLabel: string | null };
  list: { action: string; applied: Choice; years: string[]; months: string[] };
  onChoose: (form: HTMLFormElement) => void;
};

export const ListFilters = ({ form, kind, list, onChoose }: Props) => {
  const { applied } = list;
  const choose = (event: FormEvent<HTMLFormElement>) => onChoose(event.currentTarget);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(event);
  };
  return (
    <form ref={form} className="filters" action={list.action} onSubmit={submit} onInput={choose}>
      <Filter name="year" label={kind.yearLabel} options={list.years} applied={applied} />
      {kind.monthLabel !== null && (
        <Filter name="month" label={kind.monthLabel} options={list.months} applied={applied} />
      )}
      {kind.searchLabel !== null && (
        <label className="field field-search">
          <span>{kind.searchLabel}</span>
          <input
            type="search"
            name="q"
            defaultValue={applied.search}
            maxLength={100}
            autoComplete="off"
          />
        </label>
      )}
      <button type="submit" className="button button-quiet">
        <Icon name="search" />
        {kind.searchLabel !== null ? 'Search' : 'Show'}
      </button>
    </form>
  );
};
