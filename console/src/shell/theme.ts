/**
 * The console's colours, sizes and Ant Design tokens. No other file sets a colour.
 *
 * Three colours with three meanings:
 *   petrol  actions and what is well: primary buttons, selection, links, focus, "live"
 *   ember   what waits for a person: overdue, stale, unsaved, conflict. Never a button, never decoration
 *   red     what destroys or has failed: delete, end a session, rejected input
 * All else is bone, graphite and ink. A state has a shape and a word, so that it is readable without colour.
 */
import { theme as antd, type ThemeConfig } from 'antd';

export type Mode = 'light' | 'dark';

type Palette = {
  /** Behind everything: navigation, page ground. */
  ground: string;
  /** Panels, tables, fields. */
  surface: string;
  /** One step off the surface: table heads, quiet panels inside panels. */
  sunken: string;
  /** Dialogs, menus: the one layer that lies above. */
  lifted: string;
  ink: string;
  /** Captions, units, dates: at least 4.5 : 1 on ground and surface. */
  inkQuiet: string;
  /** Placeholders, weekends, what is switched off: still 4.5 : 1. */
  inkFaint: string;
  /** Grips, dashes, empty marks: never a letter. */
  inkGhost: string;
  line: string;
  /** Inside tables. */
  lineFaint: string;
  /** The edge of a field or button: 3 : 1. */
  field: string;
  hover: string;
  petrol: string;
  petrolHover: string;
  petrolActive: string;
  onPetrol: string;
  /** Petrol as a text colour. */
  petrolInk: string;
  /** The wash of a selected row or item. */
  petrolWash: string;
  petrolLine: string;
  ember: string;
  emberWash: string;
  emberLine: string;
  red: string;
  redHover: string;
  redActive: string;
  onRed: string;
  redWash: string;
  redLine: string;
  /** In a difference: what came, what went. */
  addedWash: string;
  removedWash: string;
  backdrop: string;
};

export const palettes: Record<Mode, Palette> = {
  light: {
    ground: '#F6F4F0',
    surface: '#FFFFFF',
    sunken: '#FAF8F5',
    lifted: '#FFFFFF',
    ink: '#12171A',
    inkQuiet: '#55606A',
    inkFaint: '#697179',
    inkGhost: '#A9ADAF',
    line: '#DAD6CF',
    lineFaint: '#ECE9E3',
    field: '#8F8D87',
    hover: '#EFECE6',
    petrol: '#0F4C4A',
    petrolHover: '#17625F',
    petrolActive: '#0A3836',
    onPetrol: '#FFFFFF',
    petrolInk: '#0F4C4A',
    petrolWash: '#EAF1EF',
    petrolLine: '#9DBBB8',
    ember: '#C2410C',
    emberWash: '#FBEFE8',
    emberLine: '#EBB79C',
    red: '#B3123B',
    redHover: '#C92A51',
    redActive: '#8E0D2E',
    onRed: '#FFFFFF',
    redWash: '#FBECEF',
    redLine: '#E5A6B4',
    addedWash: '#DCE9E6',
    removedWash: '#F6DFE4',
    backdrop: 'rgb(12 15 17 / 0.44)',
  },
  dark: {
    ground: '#0C0F11',
    surface: '#14191C',
    sunken: '#101517',
    lifted: '#1A2024',
    ink: '#F2EFEA',
    inkQuiet: '#9AA5AD',
    inkFaint: '#828D95',
    inkGhost: '#56616A',
    line: '#2B343A',
    lineFaint: '#20282C',
    field: '#606D76',
    hover: '#1C2327',
    petrol: '#1E7672',
    petrolHover: '#278B86',
    petrolActive: '#196360',
    onPetrol: '#FFFFFF',
    petrolInk: '#6CC3BC',
    petrolWash: '#16302F',
    petrolLine: '#2A5F5C',
    ember: '#FF7A3D',
    emberWash: '#2E1D14',
    emberLine: '#7A4126',
    red: '#FF6F8B',
    redHover: '#FF8DA3',
    redActive: '#E85A76',
    onRed: '#1B060B',
    redWash: '#2F171D',
    redLine: '#74303F',
    addedWash: '#17383A',
    removedWash: '#431E28',
    backdrop: 'rgb(4 6 7 / 0.66)',
  },
};

export const fonts = {
  text: '"Geologica Console", "PingFang SC", "HarmonyOS Sans SC", "MiSans", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
  code: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Liberation Mono", monospace',
};

export function consoleTheme(mode: Mode): ThemeConfig {
  const colour = palettes[mode];
  return {
    algorithm: mode === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      fontFamily: fonts.text,
      fontFamilyCode: fonts.code,
      fontSize: 14,
      fontWeightStrong: 600,
      lineHeight: 1.5714,

      borderRadius: 2,
      borderRadiusXS: 2,
      borderRadiusSM: 2,
      borderRadiusLG: 2,
      borderRadiusOuter: 2,
      wireframe: false,
      motionDurationFast: '0.08s',
      motionDurationMid: '0.14s',
      motionDurationSlow: '0.2s',

      controlHeight: 32,
      controlHeightSM: 26,
      controlHeightLG: 40,

      colorPrimary: colour.petrol,
      colorPrimaryHover: colour.petrolHover,
      colorPrimaryActive: colour.petrolActive,
      colorPrimaryBg: colour.petrolWash,
      colorPrimaryBgHover: colour.petrolWash,
      colorPrimaryBorder: colour.petrolLine,
      colorPrimaryText: colour.petrolInk,
      colorLink: colour.petrolInk,
      colorLinkHover: colour.petrolHover,
      colorLinkActive: colour.petrolActive,
      colorInfo: colour.petrol,
      colorInfoBg: colour.petrolWash,
      colorInfoBorder: colour.petrolLine,
      colorSuccess: colour.petrolInk,
      colorSuccessBg: colour.petrolWash,
      colorSuccessBorder: colour.petrolLine,
      colorWarning: colour.ember,
      colorWarningBg: colour.emberWash,
      colorWarningBorder: colour.emberLine,
      colorWarningText: colour.ember,
      colorError: colour.red,
      colorErrorHover: colour.redHover,
      colorErrorActive: colour.redActive,
      colorErrorBg: colour.redWash,
      colorErrorBorder: colour.redLine,
      colorErrorText: colour.red,

      colorText: colour.ink,
      colorTextBase: colour.ink,
      colorTextSecondary: colour.inkQuiet,
      colorTextTertiary: colour.inkQuiet,
      colorTextQuaternary: colour.inkFaint,
      colorTextPlaceholder: colour.inkFaint,
      colorTextDescription: colour.inkQuiet,
      colorTextHeading: colour.ink,
      colorTextLightSolid: colour.onPetrol,
      colorIcon: colour.inkQuiet,
      colorIconHover: colour.ink,

      colorBgBase: colour.surface,
      colorBgLayout: colour.ground,
      colorBgContainer: colour.surface,
      colorBgElevated: colour.lifted,
      colorBgMask: colour.backdrop,
      colorBgTextHover: colour.hover,
      colorBgTextActive: colour.hover,
      colorFillAlter: colour.sunken,
      colorFillSecondary: colour.hover,
      colorFillTertiary: colour.hover,
      colorFillContent: colour.hover,
      colorBgContainerDisabled: colour.sunken,

      colorBorder: colour.field,
      colorBorderSecondary: colour.line,
      colorSplit: colour.line,

      controlItemBgActive: colour.petrolWash,
      controlItemBgActiveHover: colour.petrolWash,
      controlItemBgHover: colour.hover,
      controlOutline: `color-mix(in srgb, ${colour.petrol} 24%, transparent)`,
      controlOutlineWidth: 2,
      lineWidthFocus: 2,
      colorPrimaryBorderHover: colour.petrol,

      boxShadow: `0 0 0 1px ${colour.line}, 0 12px 40px rgb(6 8 9 / ${mode === 'dark' ? 0.5 : 0.14})`,
      boxShadowSecondary: `0 0 0 1px ${colour.line}, 0 12px 40px rgb(6 8 9 / ${mode === 'dark' ? 0.5 : 0.14})`,
      boxShadowTertiary: 'none',
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 400,
        primaryColor: colour.onPetrol,
        dangerColor: colour.onRed,
        defaultBg: colour.surface,
        defaultBorderColor: colour.field,
        borderColorDisabled: colour.line,
        defaultHoverBorderColor: colour.petrol,
        defaultHoverColor: colour.petrolInk,
        paddingInline: 12,
        paddingInlineSM: 8,
      },
      Table: {
        headerBg: 'transparent',
        headerColor: colour.inkQuiet,
        headerSplitColor: 'transparent',
        headerSortActiveBg: 'transparent',
        headerSortHoverBg: colour.hover,
        bodySortBg: 'transparent',
        borderColor: colour.lineFaint,
        rowHoverBg: colour.sunken,
        rowSelectedBg: colour.petrolWash,
        rowSelectedHoverBg: colour.petrolWash,
        cellPaddingBlock: 6,
        cellPaddingInline: 12,
        cellPaddingBlockMD: 8,
        cellPaddingInlineMD: 12,
        cellPaddingBlockSM: 5,
        cellPaddingInlineSM: 8,
        cellFontSize: 14,
        footerBg: 'transparent',
      },
      Tabs: {
        horizontalItemPadding: '10px 0',
        horizontalItemGutter: 24,
        horizontalMargin: '0',
        titleFontSize: 14,
        itemColor: colour.inkQuiet,
        itemSelectedColor: colour.ink,
        itemHoverColor: colour.ink,
        inkBarColor: colour.petrolInk,
      },
      Segmented: {
        trackBg: colour.hover,
        itemSelectedBg: colour.surface,
        itemSelectedColor: colour.ink,
        itemColor: colour.inkQuiet,
        trackPadding: 2,
      },
      Modal: { titleFontSize: 16, headerBg: 'transparent', contentBg: colour.lifted, footerBg: 'transparent' },
      Drawer: { paddingLG: 24 },
      Card: { headerFontSize: 14, headerHeight: 44, bodyPadding: 16, headerPadding: 16 },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 16, labelColor: colour.inkQuiet, labelFontSize: 13 },
      Input: {
        activeShadow: `0 0 0 2px color-mix(in srgb, ${colour.petrol} 20%, transparent)`,
        hoverBorderColor: colour.inkQuiet,
      },
      Select: { optionSelectedBg: colour.petrolWash, optionActiveBg: colour.hover, optionSelectedFontWeight: 400 },
      Tag: { defaultBg: 'transparent', defaultColor: colour.inkQuiet },
      Tree: {
        nodeSelectedBg: colour.petrolWash,
        nodeHoverBg: colour.hover,
        titleHeight: 32,
        directoryNodeSelectedBg: colour.petrolWash,
        directoryNodeSelectedColor: colour.ink,
      },
      Menu: {
        itemBg: 'transparent',
        itemSelectedBg: colour.petrolWash,
        itemSelectedColor: colour.petrolInk,
        itemHoverBg: colour.hover,
        itemHeight: 34,
      },
      Pagination: { itemActiveBg: colour.petrolWash, itemSize: 28 },
      Tooltip: {
        colorBgSpotlight: mode === 'dark' ? '#E9E5DE' : '#12171A',
        colorTextLightSolid: mode === 'dark' ? '#12171A' : '#F2EFEA',
      },
      Checkbox: { controlInteractiveSize: 16 },
      Alert: { defaultPadding: '8px 12px', withDescriptionPadding: '12px 16px' },
      Progress: { defaultColor: colour.petrolInk, remainingColor: colour.hover },
      Timeline: { tailColor: colour.line },
      Skeleton: { gradientFromColor: colour.hover, gradientToColor: colour.lineFaint },
      Notification: { width: 400 },
      Badge: { colorError: colour.ember },
    },
  };
}

/** The same palette for the parts that are built by hand: `var(--ink-quiet)`. */
export function cssVariables(mode: Mode): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(palettes[mode])) {
    variables[`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`] = value;
  }
  return variables;
}
