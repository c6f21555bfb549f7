const WIDTH = 30

/** A bar on standard error that fills as steps are done. Draws nothing where nobody watches. */
export function showProgress(steps: number) {
  let done = 0
  let shown = -1
  const draw = () => {
    const filled = Math.round((done / steps) * WIDTH)
    if (!process.stderr.isTTY || filled === shown) return
    shown = filled
    process.stderr.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${steps}`)
  }
  draw()
  return {
    step() {
      done++
      draw()
    },
    end() {
      if (process.stderr.isTTY) process.stderr.write('\n')
    },
  }
}
