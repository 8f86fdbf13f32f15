import type { Language } from '@ticket-circuit/syntax';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const PYTHON: ReadonlySet<string> = new Set(
  words(`
  ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning
  ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis
  EncodingWarning EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit
  IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError
  ModuleNotFoundError NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning
  PermissionError ProcessLookupError PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning
  StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError
  UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError
  __build_class__ __builtins__ __class__ __debug__ __dict__ __doc__ __file__ __import__ __loader__ __name__ __package__ __path__ __spec__
  abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod
  enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license
  list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted
  staticmethod str sum super tuple type vars zip
`),
);

const TYPESCRIPT: ReadonlySet<string> = new Set(
  words(`
  undefined NaN Infinity globalThis arguments eval isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI encodeURIComponent
  escape unescape Object Function Boolean Symbol Error AggregateError EvalError RangeError ReferenceError SyntaxError SuppressedError TypeError URIError
  Number BigInt Math Date String RegExp Array Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float16Array
  Float32Array Float64Array BigInt64Array BigUint64Array Map Set WeakMap WeakSet WeakRef FinalizationRegistry ArrayBuffer SharedArrayBuffer
  DataView Atomics JSON Iterator AsyncIterator DisposableStack AsyncDisposableStack Promise Reflect Proxy Intl Temporal WebAssembly
  console setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate queueMicrotask structuredClone performance
  AbortController AbortSignal Blob BroadcastChannel ByteLengthQueuingStrategy CloseEvent CompressionStream CountQueuingStrategy Crypto CryptoKey
  CustomEvent DOMException DecompressionStream Event EventSource EventTarget File FormData Headers MessageChannel MessageEvent MessagePort
  PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver ReadableStream Request Response Storage SubtleCrypto TextDecoder
  TextDecoderStream TextEncoder TextEncoderStream TransformStream URL URLPattern URLSearchParams WebSocket WritableStream atob btoa crypto fetch
  navigator localStorage sessionStorage process global Buffer require module exports __dirname __filename
  window document self location history screen alert confirm prompt requestAnimationFrame cancelAnimationFrame requestIdleCallback
  cancelIdleCallback getComputedStyle matchMedia customElements Node Element HTMLElement HTMLInputElement HTMLButtonElement HTMLCanvasElement
  HTMLAnchorElement HTMLImageElement HTMLFormElement SVGElement Document DocumentFragment DOMParser XMLSerializer XMLHttpRequest MutationObserver
  ResizeObserver IntersectionObserver KeyboardEvent MouseEvent PointerEvent TouchEvent InputEvent FocusEvent DragEvent ClipboardEvent
  Worker ServiceWorker SharedWorker Image Audio Option FileReader FileList Range Selection indexedDB IDBKeyRange caches
`),
);

/** Returns the names that every module of a language may read without declaring them; runtimes and browsers together. */
export function globalsOf(language: Language): ReadonlySet<string> {
  return language === 'python' ? PYTHON : TYPESCRIPT;
}
