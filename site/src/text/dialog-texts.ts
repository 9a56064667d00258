import type { Locale } from 'contract/locales.ts';
import { keepPageText } from './page-texts.ts';

const resumes = {
  cn: () => import('./cn/resumes.ts'),
  en: () => import('./en/resumes.ts'),
  ru: () => import('./ru/resumes.ts'),
};

export async function loadResumeText(locale: Locale): Promise<void> {
  keepPageText(locale, 'resumes', (await resumes[locale]()).resumes);
}
