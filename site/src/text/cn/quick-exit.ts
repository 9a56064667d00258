export const quickExit = { leave: '立即离开', keys: '或连按三次Shift键' };
