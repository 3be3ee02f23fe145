/** The icons of cards. Their names are in the file of words that `RANK_WORDS` names. */
import { t } from "/web/js/i18n.js";

export const ICONS = ["quill", "flame", "wheel", "crown", "key", "anchor"];

/** @param {string} icon @returns {string} What it is called. */
export const iconName = (icon) => t(`twist-icon-${icon}`);
