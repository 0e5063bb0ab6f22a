/** Whether somebody saves data, or is on a slow line. */
export const savesData = ({ saveData, effectiveType = '' }: Navigator['connection'] & object = {}) =>
  saveData || /2g|3g/.test(effectiveType);
