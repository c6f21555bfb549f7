/**
 * What no text of the site may promise. Food rules of the FTC and the UK's CAP code 15.6.2 forbid claims that food
 * prevents, treats or cures; gluten-free is a legal limit (21 CFR 101.91); "low FODMAP" is a licensed mark. Stricter
 * than the law: the house style keeps clear of the words themselves.
 */
export const FORBIDDEN_WORDS = [
  /\b(crohn['’]?s|ibd|colitis|flare|gut)[- ](safe|proof|friendly)\b/i,
  /\bsafe(r|st|ly|ty)?\b/i,
  /\b(cure|heal|treat|remed|soothe|calm|reverse)(s|d|ed|y|ies|ing|ment|ments)?\b/i,
  /\b(curing|soothing|reversing|healthy|healthier)\b/i,
  /\b(prevent|stop|reduce|fight|ease|relieve)(s|ing)?\s+(a\s+|your\s+|the\s+)?(flares?|flare-ups?|inflammation|symptoms?|pain|ibd|crohn)/i,
  /\b(anti[- ]?inflammatory|low[- ]fodmap|superfoods?)\b/i,
  /\b(gut[- ]healing|leaky gut|detox|cleanse|good for (your|the) gut|gut[- ]health)\b/i,
  /\bboosts? (your )?immun/i,
  /\b(clinically|scientifically) proven\b|\bdoctor[- ]recommended\b/i,
  /\bfree guaranteed\b|\b100\s?% (gluten|nut|dairy)/i,
  /\b(stop|skip|replace|instead of) (taking )?(your )?(medication|meds|biologics?|steroids)\b/i,
  /\bmy (doctor|gastroenterologist|dietitian) (says|recommends|approved)\b/i,
  /\b(you should|must) (avoid|never eat|eat)\b/i,
  /\b(guilt[- ]free|sinful|clean eating|bad foods?|easy to digest|digestible)\b/i,
]
