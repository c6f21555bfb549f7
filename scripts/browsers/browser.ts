type Size = { width: number; height: number }

/** One browser with one window. What a person does is sent as the actions of WebDriver, which both protocols share. */
export type Browser = {
  name: string
  version: string
  /** Goes to an address and waits until its parts are loaded. */
  open: (address: string) => Promise<void>
  /** Loads the page again, as its button does. */
  reload: () => Promise<void>
  /** The value of a JavaScript expression that is a text, or a promise of one. */
  evaluate: (expression: string) => Promise<string>
  perform: (actions: InputSource[]) => Promise<void>
  /** Makes the part of the window that shows the page this large. */
  resize: (size: Size) => Promise<void>
  /** What the window shows, as a PNG. */
  photograph: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A device as https://www.w3.org/TR/webdriver2/#actions has it, with what it does one after the other. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
