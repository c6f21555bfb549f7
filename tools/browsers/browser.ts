type Size = { width: number; height: number }

/**
 * One browser with one window. What a person does is sent as the actions of WebDriver, which both protocols share. The package
 * `webdriver` (10.0.1) would bring 157 packages of 47 MB, and take the place of 60 lines: Xvfb, the driver and a Firefox that
 * speaks BiDi without geckodriver would be started here all the same.
 */
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
  close: () => Promise<void>
}

/** A device as https://www.w3.org/TR/webdriver2/#actions has it, with what it does one after the other. */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
