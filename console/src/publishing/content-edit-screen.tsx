import type { Editor } from '@tiptap/react';
import { App, Button, Segmented } from 'antd';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { ContentItem, LanguageDetail, Resolution } from 'contract/console/content-items.ts';
import { confirmTranslation, getContent, listContent, listTranslations } from 'contract/console/publishing.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { defaultLocale, isLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import { Eye, History, Share2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useBlocker, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { Failed } from '../parts/failed.tsx';
import { KeptDraftOffer } from '../parts/kept-draft-offer.tsx';
import { Keys } from '../parts/keys.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { NoPermission } from '../parts/no-permission.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { useKeptDraft } from '../parts/use-kept-draft.ts';
import { useMediaQuery } from '../parts/use-media-query.ts';
import { useSaveKey } from '../parts/use-save-key.ts';
import { groupOfPath } from '../shell/navigation.ts';
import { rememberItem } from '../shell/recent-items.ts';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import {
  hasRichText,
  isRecord,
  isSameValue,
  sharedFieldsOf,
  structuredFieldsOf,
  textFieldsOf,
  textOf,
  withText,
  withValue,
} from './body.ts';
import styles from './content-edit.module.css';
import { Siblings } from './content-list-screen.tsx';
import { contentPath } from './content-path.ts';
import { preloadRichText, RichTextToolbar } from './deferred-rich-text.tsx';
import { fieldLabel } from './field-labels.ts';
import { definitionOf, listPaths, takesEffectWhenSaved } from './kinds.ts';
import { LanguagePanel } from './language-panel.tsx';
import { newBody } from './new-value.ts';
import { type PagePlace, placeOfRow } from './page-place.ts';
import type { Opened } from './opened-dialog.tsx';
import { RejectedFields } from './rejected-fields.tsx';
import { ShowInPreview } from './show-in-preview.ts';
import { StructuredField } from './structured-field.tsx';
import structure from './structured-field.module.css';
import { TextColumn } from './text-column.tsx';
import { isTyped, useEditing } from './use-editing.ts';
import { ValueField } from './value-field.tsx';

/** Dialogs with pickers and differences, which the editor does not need before they are opened. */
const OpenedDialog = lazy(async () => ({ default: (await import('./opened-dialog.tsx')).OpenedDialog }));

/** Only wide screens have room for it. */
const LivePreview = lazy(async () => ({ default: (await import('./live-preview.tsx')).LivePreview }));

const ValueTableFields = lazy(async () => ({
  default: (await import('./value-table-fields.tsx')).ValueTableFields,
}));

/** In the history entry of an item that has just been created by “Publish…”. */
const publishNext = { publishNext: true };

/** The editor of an item: `new`, or one that is read first. */
export function ContentEditScreen({ kind }: { kind: ContentKind }) {
  const { id = 'new' } = useParams();
  const { publishing, shell } = useTexts();
  const { permissions } = useSession();
  const isNew = id === 'new';
  useEffect(() => {
    if (hasRichText(kind)) preloadRichText();
  }, [kind]);
  const { data, failure, retry } = useRead(getContent, { kind, id }, { enabled: !isNew });
  const crumbs = [
    { label: shell.groups[groupOfPath(listPaths[kind])] },
    { label: publishing.kinds[kind], to: listPaths[kind] },
    { label: isNew ? publishing.newItem : id },
  ];
  if (isNew && !mayUseContent(definitionOf(kind).sort, 'edit', permissions))
    return (
      <Screen help={{ editor: kind }} crumbs={crumbs}>
        <NoPermission />
      </Screen>
    );
  if (isNew) return <ContentEditor key="new" kind={kind} item={undefined} />;
  // A response of another item may still be shown while this one loads.
  if (data === undefined || data.data.id !== id)
    return (
      <Screen help={{ editor: kind }} crumbs={crumbs}>
        {failure === undefined ? <LoadingRows /> : <Failed failure={failure} retry={retry} />}
      </Screen>
    );
  return <ContentEditor key={id} kind={kind} item={data.data} />;
}

function ContentEditor({ kind, item }: { kind: ContentKind; item: ContentItem | undefined }) {
  const texts = useTexts();
  const { publishing, parts, shell } = texts;
  const ownLocale = useLocale();
  const { account, permissions } = useSession();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const requested = query.get('language');
  const isWide = useMediaQuery('(min-width: 1280px)');
  const [isPreviewOpen, setPreviewOpen] = useState(kind === 'composedPage' || kind === 'legalPage');
  const [shown, setShown] = useState(() => {
    const second = isLocale(requested) ? requested : undefined;
    return isWide && isPreviewOpen ? [second ?? ownLocale] : initialColumns(second, ownLocale);
  });
  const isNarrow = useMediaQuery('(max-width: 999px)');
  const canPreview = item !== undefined && item.abilities.preview && item.paths.length > 0;
  const isBeside = canPreview && isWide && isPreviewOpen;
  const [place, setPlace] = useState<PagePlace>();
  const columns = isNarrow || isBeside ? shown.slice(-1) : shown;
  const isSingle = columns.length === 1;
  const [focused, setFocused] = useState<{ locale: Locale; editor: Editor | undefined }>();
  const { state } = useLocation();
  const isPublishedNext = isRecord(state) && state['publishNext'] === true;
  const [opened, setOpened] = useState<Opened | undefined>(isPublishedNext ? { publish: 'unpublished' } : undefined);
  const forgetPublishNext = useEffectEvent(() => void navigate({ search: query.toString() }, { replace: true }));
  useEffect(() => {
    // After a reload the dialog stays closed.
    if (isPublishedNext) forgetPublishNext();
  }, [isPublishedNext]);
  const { body, setBody, base, changed, rejected, isSaving, save, restore, discard } = useEditing(
    kind,
    item ?? { id: 'new', version: 0, body: newBody(kind) },
    item === undefined,
  );
  const takesEffect = takesEffectWhenSaved(kind);
  const hasLanguagePanel = item !== undefined && !takesEffect;
  // Records have no states of languages, and so nothing to keep beside their texts.
  const hasSide = !takesEffect;
  const isUnsaved = changed.length > 0;
  // An imported record is a draft that takes effect when somebody saves it, also without a change.
  const waitsForSave =
    takesEffect &&
    item !== undefined &&
    item.abilities.edit &&
    localeNames.some((locale) => isNotInEffect(item.languages[locale]));
  const typed = isUnsaved ? { base, body } : undefined;
  const kept = useKeptDraft(account.id, `${kind}/${item?.id ?? 'new'}`, typed, isTyped);
  const confirmation = useWrite(confirmTranslation, { changes: [getContent, listContent, listTranslations] });
  const { title: titleField } = definitionOf(kind);
  const title =
    titleField === undefined
      ? publishing.kinds[kind]
      : textOf(body, titleField, ownLocale) || textOf(body, titleField, defaultLocale) || publishing.untitled;
  const hasTexts = textFieldsOf(kind).length > 0;

  const path = item && contentPath(kind, item.id);
  useEffect(() => {
    if (path !== undefined) rememberItem({ path, title });
  }, [path, title]);

  async function saveNow(resolution?: Resolution, next?: typeof publishNext): Promise<boolean> {
    const result = await save(resolution);
    if (result.is === 'conflict') setOpened({ conflict: result.conflict });
    if (result.is !== 'saved') return false;
    kept.drop();
    const { id, merged } = result.saved;
    void message.success(
      merged > 0 ? publishing.mergedNotice(merged) : takesEffect ? publishing.savedRecord : publishing.saved,
    );
    if (item === undefined) void navigate(contentPath(kind, id), { replace: true, state: next });
    return true;
  }

  /** The dialogs show and publish what is saved. */
  async function openSaved(dialog: Opened): Promise<void> {
    if (isUnsaved && !(await saveNow())) return;
    setOpened(dialog);
  }

  function resolve(resolution: Resolution): void {
    setOpened(undefined);
    void saveNow(resolution);
  }

  function askToDiscard(): void {
    modal.confirm({
      title: publishing.discardTitle,
      content: publishing.discardText,
      okText: publishing.discard,
      okButtonProps: { danger: true },
      cancelText: parts.cancel,
      onOk: () => {
        discard();
        kept.drop();
      },
    });
  }

  useSaveKey(() => {
    if ((isUnsaved || waitsForSave) && !isSaving) void saveNow();
  });
  useLeaveQuestion(isUnsaved && item !== undefined);

  const canEdit = item === undefined || item.abilities.edit;
  const canSave = canEdit || localeNames.some((locale) => item.languages[locale].abilities.edit);
  const canPublish =
    item === undefined
      ? !takesEffect && mayUseContent(definitionOf(kind).sort, 'publish', permissions)
      : localeNames.some((locale) => item.languages[locale].abilities.publish);
  const sharedFields = sharedFieldsOf(kind).map(({ name, field }) => (
    <ValueField
      key={name}
      name={name}
      field={field}
      value={body[name]}
      isReadOnly={!canEdit}
      onChange={(value) => setBody((current) => withValue(current, name, value))}
    />
  ));
  const unsavedNames = changed
    .slice(0, 3)
    .map(
      ({ field, locale }) => fieldLabel(field, texts, kind) + (locale === null ? '' : ` ${locales[locale].shortName}`),
    )
    .join(', ');
  return (
    <Screen
      help={{ editor: kind }}
      panes
      crumbs={[
        { label: shell.groups[groupOfPath(listPaths[kind])] },
        // A record of which there is one has no list.
        ...(titleField === undefined ? [] : [{ label: publishing.kinds[kind], to: listPaths[kind] }]),
        { label: item === undefined ? publishing.newItem : title },
      ]}
      foot={
        <SaveBar
          state={isSaving ? 'saving' : isUnsaved || waitsForSave ? 'unsaved' : 'saved'}
          note={
            isSaving
              ? publishing.saving
              : isUnsaved
                ? `${publishing.unsaved(changed.length)} · ${unsavedNames}`
                : item === undefined
                  ? publishing.neverSaved
                  : waitsForSave
                    ? publishing.notInEffect
                    : canSave
                      ? publishing.allSaved
                      : publishing.readOnly
          }
        >
          {canSave ? (
            <>
              <Button type="text" disabled={!isUnsaved || isSaving} onClick={askToDiscard}>
                {publishing.discard}
              </Button>
              <Button
                {...(takesEffect && { type: 'primary' })}
                disabled={!isUnsaved && !waitsForSave}
                loading={isSaving}
                onClick={() => void saveNow()}
              >
                {takesEffect ? publishing.saveRecord : publishing.saveDraft} <Keys of="Ctrl S" />
              </Button>
            </>
          ) : null}
          {canPublish ? (
            <Button
              type="primary"
              disabled={(item === undefined && !isUnsaved) || isSaving}
              onClick={() =>
                void (item === undefined ? saveNow(undefined, publishNext) : openSaved({ publish: 'unpublished' }))
              }
            >
              {publishing.publish}
            </Button>
          ) : null}
        </SaveBar>
      }
    >
      {definitionOf(kind).isFixed && titleField === undefined ? <Siblings kind={kind} /> : null}
      <div className={styles.head}>
        <h1>{item === undefined ? publishing.newItem : title}</h1>
        <span className={styles.spacer} />
        {isNarrow || isBeside || !hasTexts ? null : (
          <Segmented
            aria-label={publishing.columnsLabel}
            value={shown.length}
            onChange={(count) => setShown(columnsOf(count, shown))}
            options={[
              { value: 1, label: publishing.columns.one },
              { value: 2, label: publishing.columns.two },
              { value: 3, label: publishing.columns.three },
            ]}
          />
        )}
        {columns.length < 3 && hasTexts ? (
          <Segmented
            aria-label={publishing.textLanguage}
            value={columns.at(-1) ?? defaultLocale}
            onChange={(locale) => setShown(isSingle ? [locale] : [defaultLocale, locale])}
            options={localeNames
              .filter((locale) => isSingle || locale !== defaultLocale)
              .map((locale) => ({ value: locale, label: locales[locale].shortName }))}
          />
        ) : null}
        {item === undefined ? null : (
          <>
            <Button icon={<History size={15} />} onClick={() => setOpened('versions')}>
              {publishing.versions.open(item.version)}
            </Button>
            {canPreview ? (
              <>
                <Button icon={<Share2 size={15} />} onClick={() => void openSaved('previewLink')}>
                  {publishing.preview.link}
                </Button>
                <Button
                  icon={<Eye size={15} />}
                  {...(isWide && { 'aria-pressed': isBeside })}
                  onClick={() => (isWide ? setPreviewOpen(!isPreviewOpen) : void openSaved('preview'))}
                >
                  {publishing.preview.open}
                </Button>
              </>
            ) : null}
          </>
        )}
      </div>
      {hasRichText(kind) ? (
        <div className={styles.tools}>
          <RichTextToolbar editor={focused?.editor} />
        </div>
      ) : null}
      {rejected.length === 0 ? null : (
        <div className={styles.banner}>
          <RejectedFields kind={kind} fields={rejected} />
        </div>
      )}
      {kept.offered === undefined || isSameValue(kept.offered.values.body, base.body) ? null : (
        <div className={styles.banner}>
          <KeptDraftOffer
            keptAt={kept.offered.keptAt}
            restore={() => {
              if (kept.offered) restore(kept.offered.values);
              kept.answer();
            }}
            discard={kept.answer}
          />
        </div>
      )}
      <ShowInPreview value={(row) => setPlace(placeOfRow(body, row))}>
        <div className={isBeside ? styles.withPreview : styles.withoutPreview}>
          <div className={`${styles.layout} ${isBeside ? styles.stacked : hasSide ? '' : styles.single}`}>
            <div className={styles.contents}>
              {hasTexts ? (
                <div className={styles.columns}>
                  {columns.map((locale) => {
                    const detail = item?.languages[locale];
                    return (
                      <TextColumn
                        key={locale}
                        kind={kind}
                        locale={locale}
                        body={body}
                        detail={detail}
                        onChange={(field, text) => setBody((current) => withText(current, field, locale, text))}
                        onFocus={(_field, editor) => setFocused({ locale, editor })}
                        confirm={
                          item !== undefined && detail?.abilities.confirmTranslation && !isUnsaved
                            ? () => void confirmation.write({ kind, id: item.id, version: base.version, locale })
                            : undefined
                        }
                      />
                    );
                  })}
                </div>
              ) : null}
              {takesEffect ? <div className={styles.fields}>{sharedFields}</div> : null}
              {structuredFieldsOf(kind).length === 0 ? null : (
                <div className={`${structure.fields} ${structure.area}`}>
                  {kind === 'typicalValueTable' ? (
                    <Suspense fallback={<LoadingRows />}>
                      <ValueTableFields
                        fields={structuredFieldsOf(kind)}
                        body={body}
                        isReadOnly={!canEdit}
                        change={setBody}
                        onFocus={(editor) => setFocused({ locale: defaultLocale, editor })}
                      />
                    </Suspense>
                  ) : (
                    structuredFieldsOf(kind).map(({ name, field }) => (
                      <StructuredField
                        key={name}
                        name={name}
                        field={field}
                        value={body[name]}
                        isReadOnly={!canEdit}
                        onChange={(value) => setBody((current) => withValue(current, name, value))}
                        onFocus={(editor) => setFocused({ locale: defaultLocale, editor })}
                      />
                    ))
                  )}
                </div>
              )}
            </div>
            {hasSide ? (
              <aside className={styles.side}>
                {hasLanguagePanel ? (
                  <LanguagePanel item={item} publish={(chosen) => void openSaved({ publish: chosen })} />
                ) : null}
                <div className={styles.form}>{sharedFields}</div>
              </aside>
            ) : null}
          </div>
          {isBeside ? (
            <Suspense fallback={null}>
              <LivePreview item={item} body={body} locale={columns.at(-1) ?? defaultLocale} place={place} />
            </Suspense>
          ) : null}
        </div>
      </ShowInPreview>
      {item === undefined || opened === undefined ? null : (
        <Suspense fallback={null}>
          <OpenedDialog
            item={item}
            opened={opened}
            language={columns.at(-1) ?? defaultLocale}
            close={() => setOpened(undefined)}
            restored={() => void navigate(0)}
            resolve={resolve}
          />
        </Suspense>
      )}
    </Screen>
  );
}

function isNotInEffect({ state, hasNewerDraft }: LanguageDetail): boolean {
  return state === 'draft' || (state === 'live' && hasNewerDraft);
}

/** The source, and beside it the requested language, or the reader's own. */
function initialColumns(requested: Locale | undefined, own: Locale): Locale[] {
  const second = requested ?? own;
  return [defaultLocale, second === defaultLocale ? 'en' : second];
}

function columnsOf(count: number, shown: readonly Locale[]): Locale[] {
  if (count === 3) return [...localeNames];
  const translation = shown.find((locale) => locale !== defaultLocale) ?? 'en';
  return count === 2 ? [defaultLocale, translation] : [shown.at(-1) ?? defaultLocale];
}

/** Asks before unsaved changes are left, also by closing the tab. */
function useLeaveQuestion(isUnsaved: boolean): void {
  const { publishing } = useTexts();
  const { modal } = App.useApp();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const ask = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    modal.confirm({
      title: publishing.leaveTitle,
      okText: publishing.leave,
      cancelText: publishing.stay,
      onOk: () => blocker.proceed(),
      onCancel: () => blocker.reset(),
    });
  });
  const { state } = blocker;
  useEffect(() => {
    if (state === 'blocked') ask();
  }, [state]);
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event);
    addEventListener('beforeunload', listener);
    return () => removeEventListener('beforeunload', listener);
  }, []);
}
