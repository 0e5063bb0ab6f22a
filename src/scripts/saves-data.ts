/** True with Save-Data or on a slow connection. */
export const savesData = ({ saveData, effectiveType = '' }: Navigator['connection'] & object = {}) =>
  saveData || /2g|3g/.test(effectiveType);
