import type { Locale } from 'contract/locales.ts';
import { keepPageText } from './page-texts.ts';

const resumes = {
  cn: () => import('./cn/resumes.ts'),
  en: () => import('./en/resumes.ts'),
  ru: () => import('./ru/resumes.ts'),
};

const forms = {
  cn: () => import('./cn/forms.ts'),
  en: () => import('./en/forms.ts'),
  ru: () => import('./ru/forms.ts'),
};

/** What every form says that sends something. */
export async function loadFormText(locale: Locale): Promise<void> {
  keepPageText(locale, 'forms', (await forms[locale]()).forms);
}

export async function loadResumeText(locale: Locale): Promise<void> {
  keepPageText(locale, 'resumes', (await resumes[locale]()).resumes);
}
