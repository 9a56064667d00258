/**
 * The console's colours. No other file sets one.
 *
 * Three colours with three meanings:
 *   primary    actions and what is well: primary buttons, selection, links, focus, "live"
 *   attention  what waits for a person: overdue, stale, unsaved, conflict. Never a button, never decoration
 *   danger     what destroys or has failed: delete, end a session, rejected input
 * All else is neutral. A state has a shape and a word, so that it is readable without colour.
 */
export type Mode = 'light' | 'dark';

type Colours = {
  /** Behind everything: the navigation and the page. */
  background: string;
  /** Panels, tables, fields. */
  surface: string;
  /** One step off the surface: table heads, quiet panels inside panels. */
  surfaceSunken: string;
  /** Dialogs, menus: the one layer that lies above. */
  surfaceRaised: string;
  text: string;
  /** Captions, units, dates: at least 4.5 : 1 on background and surface. */
  textMuted: string;
  /** Placeholders, weekends, what is switched off: still 4.5 : 1. */
  textFaint: string;
  /** Grips, dashes, empty marks: never a letter. */
  iconMuted: string;
  border: string;
  /** Inside tables. */
  borderFaint: string;
  /** The edge of a field or button: 3 : 1. */
  fieldBorder: string;
  surfaceHover: string;
  primary: string;
  primaryHover: string;
  primaryActive: string;
  onPrimary: string;
  /** The primary colour for text. */
  primaryText: string;
  /** Behind a selected row or item. */
  primarySubtle: string;
  primaryBorder: string;
  attention: string;
  /** On a block that is filled with it, such as a missed deadline. */
  onAttention: string;
  attentionSubtle: string;
  attentionBorder: string;
  danger: string;
  dangerHover: string;
  dangerActive: string;
  onDanger: string;
  dangerSubtle: string;
  dangerBorder: string;
  /** In a difference: what was inserted and what was deleted. */
  insertedBackground: string;
  deletedBackground: string;
  backdrop: string;
};

export const colours: Record<Mode, Colours> = {
  light: {
    background: '#F6F4F0',
    surface: '#FFFFFF',
    surfaceSunken: '#FAF8F5',
    surfaceRaised: '#FFFFFF',
    text: '#12171A',
    textMuted: '#55606A',
    textFaint: '#697179',
    iconMuted: '#A9ADAF',
    border: '#DAD6CF',
    borderFaint: '#ECE9E3',
    fieldBorder: '#8F8D87',
    surfaceHover: '#EFECE6',
    primary: '#0F4C4A',
    primaryHover: '#17625F',
    primaryActive: '#0A3836',
    onPrimary: '#FFFFFF',
    primaryText: '#0F4C4A',
    primarySubtle: '#EAF1EF',
    primaryBorder: '#9DBBB8',
    attention: '#C2410C',
    onAttention: '#FFFFFF',
    attentionSubtle: '#FBEFE8',
    attentionBorder: '#EBB79C',
    danger: '#B3123B',
    dangerHover: '#C92A51',
    dangerActive: '#8E0D2E',
    onDanger: '#FFFFFF',
    dangerSubtle: '#FBECEF',
    dangerBorder: '#E5A6B4',
    insertedBackground: '#DCE9E6',
    deletedBackground: '#F6DFE4',
    backdrop: 'rgb(12 15 17 / 0.44)',
  },
  dark: {
    background: '#0C0F11',
    surface: '#14191C',
    surfaceSunken: '#101517',
    surfaceRaised: '#1A2024',
    text: '#F2EFEA',
    textMuted: '#9AA5AD',
    textFaint: '#828D95',
    iconMuted: '#56616A',
    border: '#2B343A',
    borderFaint: '#20282C',
    fieldBorder: '#606D76',
    surfaceHover: '#1C2327',
    primary: '#1E7672',
    primaryHover: '#278B86',
    primaryActive: '#196360',
    onPrimary: '#FFFFFF',
    primaryText: '#6CC3BC',
    primarySubtle: '#16302F',
    primaryBorder: '#2A5F5C',
    attention: '#FF7A3D',
    onAttention: '#150A04',
    attentionSubtle: '#2E1D14',
    attentionBorder: '#7A4126',
    danger: '#FF6F8B',
    dangerHover: '#FF8DA3',
    dangerActive: '#E85A76',
    onDanger: '#1B060B',
    dangerSubtle: '#2F171D',
    dangerBorder: '#74303F',
    insertedBackground: '#17383A',
    deletedBackground: '#431E28',
    backdrop: 'rgb(4 6 7 / 0.66)',
  },
};

/** The same for the parts that are built by hand: `var(--color-text-muted)`. */
export function cssVariables(mode: Mode): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(colours[mode])) {
    variables[`--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = value;
  }
  return variables;
}
