import { Button } from 'antd';
import { statusesOf } from 'contract/console/inbox-list.ts';
import { localeNames, locales } from 'contract/locales.ts';
import { ListFilter, X } from 'lucide-react';
import { Select } from '../../parts/fields/select.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './inbox-filters.module.css';
import type { InboxList } from './use-inbox-list.ts';

/** Opens and closes the choice of filters. */
export function FilterButton({ isOpen, toggle }: { isOpen: boolean; toggle: () => void }) {
  const { filter } = useTexts().inbox.filters;
  return (
    <Button
      type="text"
      aria-label={filter}
      title={filter}
      aria-expanded={isOpen}
      icon={<ListFilter size={16} />}
      onClick={toggle}
    />
  );
}

/** The filters that can be chosen, or those that are set, which can be removed. */
export function InboxFilters({ list, isOpen }: { list: InboxList; isOpen: boolean }) {
  const { inbox, inboxItem } = useTexts();
  const { filters, setFilters, kind, view, reading } = list;
  const { language, subject, status } = filters;
  const texts = inbox.filters;
  const subjects = reading.data?.subjects ?? [];
  const chips = [
    ...(language === undefined ? [] : [['language', locales[language].ownName] as const]),
    // A subject that the list no longer has stays removable.
    ...(subject === undefined
      ? []
      : [['subject', subjects.find(({ value }) => value === subject)?.name ?? subject] as const]),
    ...(status === undefined ? [] : [['status', inboxItem.statuses[status]] as const]),
  ];
  if (isOpen)
    return (
      <div className={styles.choices}>
        <Select
          label={texts.language}
          width={120}
          options={localeNames.map((name) => ({ value: name, label: locales[name].ownName }))}
          value={language}
          onChange={(chosen) => setFilters({ language: chosen })}
        />
        <Select
          label={inboxItem.status}
          width={140}
          options={statusesOf(view).map((name) => ({ value: name, label: inboxItem.statuses[name] }))}
          value={status}
          onChange={(chosen) => setFilters({ status: chosen })}
        />
        <Select
          label={kind === 'message' ? texts.subject : texts.post}
          width={268}
          searchable
          options={subjects.map(({ value, name }) => ({ value, label: name }))}
          value={subject}
          onChange={(chosen) => setFilters({ subject: chosen })}
        />
      </div>
    );
  if (chips.length === 0) return null;
  return (
    <section className={styles.chips} aria-label={texts.set}>
      {chips.map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-label={texts.remove(label)}
          title={texts.remove(label)}
          onClick={() => setFilters({ [name]: undefined })}
        >
          <span>{label}</span> <X size={12} aria-hidden="true" />
        </button>
      ))}
      <Button
        type="link"
        size="small"
        onClick={() => setFilters({ language: undefined, subject: undefined, status: undefined })}
      >
        {texts.clear}
      </Button>
    </section>
  );
}
